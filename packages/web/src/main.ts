import './styles/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { dress } from './app/dress.svelte.ts';
import { prefs } from './app/prefs.svelte.ts';
import { keepOffline } from './app/worker.ts';
import { preferredLanguage, tongue } from './i18n/language.svelte.ts';
import { self } from './session/me.svelte.ts';

const target = document.querySelector('#app');
if (target === null) throw new Error('index.html lacks #app.');
const { lang } = prefs.now;
// The page waits for its language and for who sits here, so that nobody sees another one flash by.
await Promise.all([tongue.choose(lang === 'auto' ? preferredLanguage(navigator.languages) : lang), self.ask()]);
dress();
mount(App, { target });
void keepOffline();
