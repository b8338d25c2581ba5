import { countOf, isSwitch, settingsIn, valuesOf, type SettingGroup } from './setting-groups';
import { CHOICES, MODES, type ViewerSetting } from './settings';

const ALL = Object.keys(CHOICES) as ViewerSetting[];
const GROUPS: readonly SettingGroup[] = ['page', 'controls', 'comfort'];

test('every setting is shown in one group, and none twice', () => {
  const shown = MODES.map((mode) => GROUPS.flatMap((group) => settingsIn(group, mode)));
  expect([...new Set(shown.flat())].sort()).toEqual([...ALL].sort());
  for (const settings of shown) expect(new Set(settings).size).toBe(settings.length);
});

test('a mode has the settings that say something in it', () => {
  expect(settingsIn('page', 'vertical')).toEqual(['stripWidth', 'gap', 'surround']);
  expect(settingsIn('page', 'horizontal')).toEqual(['fit', 'surround', 'crop']);
  expect(settingsIn('controls', 'vertical')).toEqual([]);
});

test.each(ALL)('%s shows all its values', (setting) =>
  expect([...valuesOf(setting)].sort()).toEqual([...CHOICES[setting]].sort()),
);

test('sizes stand from small to large', () => {
  expect(valuesOf('stripWidth')).toEqual(['narrow', 'standard', 'wide', 'full']);
  expect(valuesOf('preload').map((value) => countOf('preload', value))).toEqual([2, 4, 8, undefined]);
  expect(countOf('fit', 'page')).toBeUndefined();
});

test('what is on or off is a switch', () =>
  expect(ALL.filter(isSwitch)).toEqual(['crop', 'wheel', 'comments', 'awake']));
