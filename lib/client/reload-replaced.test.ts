/** @jest-environment jsdom */
import { reloadReplaced } from './reload-replaced';

const HOME = 'http://localhost';
const CHUNK = `${HOME}/_next/static/chunks/7.js`;
const reload = jest.fn();
let status: number | undefined;

beforeAll(() => reloadReplaced(reload));
beforeEach(() => {
  reload.mockClear();
  window.sessionStorage.clear();
  document.body.replaceChildren();
  status = 404;
  Object.assign(globalThis, {
    fetch: () => (status ? Promise.resolve({ status }) : Promise.reject(new TypeError('Failed to fetch'))),
  });
});

/** A script does not come. */
async function fail(src = CHUNK): Promise<void> {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve));
}

test('a page whose scripts are gone is loaded again, and not twice in a minute', async () => {
  await fail();
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([[undefined], [200], [503]])('where the network or the server fails (%s) it stays', async (answered) => {
  status = answered;
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

test('so it does where somebody else’s script fails', async () => {
  await fail('https://ads.example/tag.js');
  expect(reload).not.toHaveBeenCalled();
});

test.each(['<textarea>Dear all</textarea>', '<input value="fox">', '<form><input type="radio" checked></form>'])(
  'and where %s was filled in',
  async (field) => {
    document.body.innerHTML = field;
    await fail();
    expect(reload).not.toHaveBeenCalled();
  },
);

test('a search that is written in its field keeps nothing', async () => {
  document.body.innerHTML = '<form role="search"><input type="search" name="keyword" value="fox"></form>';
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});
