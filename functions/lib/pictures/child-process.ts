import { fork } from 'node:child_process';
import { once } from 'node:events';

let last: Promise<unknown> = Promise.resolve();

/**
 * What a program of its own answers to one message, which it is sent when it has said that it is ready. Undefined where
 * it ends without an answer, or is killed because it takes longer than `most` ms: compiled code that is busy can be
 * stopped in no other way, for a thread waits for it. One program at a time, so that others' calls keep a processor.
 */
export function askChild<A>(program: URL, message: object, most: number): Promise<A | undefined> {
  const answer = last.then(() => ask<A>(program, message, most));
  last = answer.catch(() => {});
  return answer;
}

async function ask<A>(program: URL, message: object, most: number): Promise<A | undefined> {
  // No secret of ours is within its reach, and buffers are passed as they are
  const child = fork(program, {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let timer: NodeJS.Timeout | undefined;
  let answer: A | undefined;
  child.once('message', () => {
    timer = setTimeout(() => child.kill('SIGKILL'), most);
    child.once('message', (reply) => {
      answer = reply as A;
    });
    child.send(message);
  });
  // The process may end before its answer has been read
  await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  clearTimeout(timer);
  return answer;
}
