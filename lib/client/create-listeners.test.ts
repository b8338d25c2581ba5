import { createListeners } from './create-listeners';

test('all who listen are told, each once, until they stop', () => {
  const { add, tell } = createListeners<string>();
  const [one, other] = [jest.fn(), jest.fn()];
  const end = add(one);
  add(one);
  add(other);
  tell('first');
  end();
  tell('second');
  expect(one.mock.calls).toEqual([['first']]);
  expect(other.mock.calls).toEqual([['first'], ['second']]);
});
