/** @jest-environment jsdom */
import { KEEP_PRESSES } from './keep-presses';

let frames: (() => void)[];
let pressed: string[];
let listening: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
const paint = () => frames.splice(0).forEach((frame) => frame());
const button = (name: string) => document.querySelector<HTMLButtonElement>(`#${name}`)!;
/** What React does once it has a button's code. */
function takeOver(name: string): void {
  Object.assign(button(name), { __reactProps$x1: {} });
  button(name).addEventListener('click', () => void pressed.push(name));
}

beforeEach(() => {
  frames = [];
  pressed = [];
  jest.spyOn(window, 'setTimeout').mockImplementation(((frame: () => void) => frames.push(frame)) as never);
  document.body.innerHTML =
    '<button id="a"><b>A</b></button><button id="b">B</button><form><button id="c">C</button></form>';
  listening = jest.spyOn(window, 'addEventListener');
  new Function(KEEP_PRESSES)();
});
/** No page outlives its test. */
afterEach(() => {
  for (const [type, listener] of listening.mock.calls)
    window.removeEventListener(type, listener as EventListener, true);
  jest.restoreAllMocks();
});

test('a button that was pressed too early is pressed once it hears', () => {
  document.querySelector<HTMLElement>('#a b')!.click();
  paint();
  expect(pressed).toEqual([]);
  takeOver('a');
  paint();
  paint();
  expect([pressed, frames]).toEqual([['a'], []]);
});

test('what was chosen too early of a few is chosen once it hears', () => {
  document.body.innerHTML = '<label><input type="radio" id="a"><b>A</b></label>';
  const choice = document.querySelector<HTMLInputElement>('#a')!;
  const told: boolean[] = [];
  document.querySelector('b')!.click();
  takeOver('a');
  choice.addEventListener('change', () => void told.push(choice.checked));
  paint();
  expect([pressed, told]).toEqual([['a'], [true]]);
});

test('also what is taken over by the press itself, which takes the choice back', () => {
  document.body.innerHTML = '<input type="radio" id="a">';
  const choice = document.querySelector<HTMLInputElement>('#a')!;
  const takeBack = () => void (choice.checked = false);
  document.addEventListener('click', takeBack, { once: true, capture: true });
  Object.assign(choice, { __reactProps$x1: {} });
  choice.click();
  choice.addEventListener('click', () => void pressed.push('a'));
  paint();
  paint();
  expect([pressed, choice.checked, frames]).toEqual([['a'], true, []]);
});

test('each press counts, in its order', () => {
  for (const name of ['a', 'b', 'a']) button(name).click();
  takeOver('a');
  takeOver('b');
  paint();
  expect(pressed).toEqual(['a', 'b', 'a']);
});

test('who is heard is not heard twice', () => {
  takeOver('a');
  button('a').click();
  paint();
  expect(pressed).toEqual(['a']);
});

test('nor who is taken over by the press itself', () => {
  const hear = () => takeOver('a');
  document.addEventListener('click', hear, { once: true, capture: true });
  button('a').click();
  paint();
  expect(pressed).toEqual(['a']);
});

test('whom React cannot take over yet, and keeps from hearing, hears later', () => {
  document.addEventListener('click', (event) => event.stopPropagation(), { once: true, capture: true });
  button('a').click();
  takeOver('a');
  paint();
  expect(pressed).toEqual(['a']);
});

test('also where it has seen the button already, for as long as any other', () => {
  const stop = (event: Event) => event.stopPropagation();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  document.addEventListener('click', stop, { capture: true });
  takeOver('a');
  takeOver('b');
  button('a').click();
  clock.mockReturnValue(6_000);
  button('b').click();
  paint();
  expect([pressed, frames.length]).toEqual([[], 1]);
  clock.mockReturnValue(12_000);
  document.removeEventListener('click', stop, { capture: true });
  paint();
  expect([pressed, frames]).toEqual([['b'], []]);
});

test('a form’s button, and one that is gone, are left alone', () => {
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
  for (const name of ['a', 'c']) button(name).click();
  const gone = button('a');
  takeOver('a');
  takeOver('c');
  gone.remove();
  paint();
  expect([pressed, frames]).toEqual([[], []]);
});

test('after a while nobody waits any more', () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  button('a').click();
  clock.mockReturnValue(10_001);
  takeOver('a');
  paint();
  expect([pressed, frames]).toEqual([[], []]);
});
