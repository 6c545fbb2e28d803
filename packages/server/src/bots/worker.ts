import { type Answer, type Question, think } from '@quarterdeck/bots';

/** Runs in a worker thread. `deadline` arrives as the time that the bot may take. */
export async function answer(question: Question): Promise<Answer> {
  return think({ ...question, deadline: Date.now() + question.deadline });
}
