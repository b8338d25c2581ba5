/** @jest-environment jsdom */
import { ASK_AGAIN } from './ask-again';

const listening = jest.spyOn(document, 'addEventListener');
let hear: EventListener;
const online = jest.spyOn(navigator, 'onLine', 'get');
const last = () => [...document.querySelectorAll('script')].at(-1);

function add(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.setAttribute('src', src);
  document.head.append(script);
  return script;
}

/** As a browser says it, which alone is heeded: before the script's own listeners, that hear what is not stopped. */
function lose(script = last()!): void {
  const stop = jest.fn();
  (hear as (event: object) => void)({ isTrusted: true, target: script, stopImmediatePropagation: stop });
  if (stop.mock.calls.length === 0) (script.onerror as (() => void) | null)?.();
}

beforeEach(() => {
  jest.useFakeTimers();
  online.mockReturnValue(true);
  new Function(ASK_AGAIN)();
  hear = listening.mock.lastCall![1] as EventListener;
});
afterEach(() => {
  document.removeEventListener('error', hear, true);
  document.head.innerHTML = '';
  jest.useRealTimers();
});

test('one that is lost is asked for three times more, and then it is gone', () => {
  add('/_next/static/a.js');
  for (const wait of [0, 1_000, 2_000]) {
    lose();
    expect(last()).toBeUndefined();
    jest.advanceTimersByTime(wait);
    expect(last()!.getAttribute('src')).toBe('/_next/static/a.js');
  }
  lose();
  jest.runAllTimers();
  expect(last()).toBeUndefined();
});

test('who waits for it hears of the last time alone', () => {
  const heard: string[] = [];
  const script = add('/_next/static/a.js');
  script.onerror = () => void heard.push('lost');
  script.onload = () => void heard.push('there');
  lose();
  jest.runAllTimers();
  expect(heard).toEqual([]);
  last()!.dispatchEvent(new Event('load'));
  expect(heard).toEqual(['there']);
  for (let times = 1; times <= 3; times++) {
    lose();
    jest.runAllTimers();
  }
  expect(heard).toEqual(['there', 'lost']);
});

test('what only looks like a loss is none', () => {
  const script = add('/_next/static/a.js');
  script.dispatchEvent(new Event('error'));
  expect(last()).toBe(script);
});

test('without a network, and of others, nothing is asked for again', () => {
  const other = add('https://ads.example/_next/a.js');
  lose();
  expect(last()).toBe(other);
  online.mockReturnValue(false);
  lose(add('/_next/static/a.js'));
  jest.runAllTimers();
  expect(last()).toBe(other);
});
