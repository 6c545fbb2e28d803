import './styles/index.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.querySelector('#app');
if (target === null) throw new Error('index.html lacks #app.');
mount(App, { target });
