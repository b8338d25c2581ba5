import { choose } from './choose';
import { chooseOther } from './choose-other';
import { emptyDraft } from './draft';

const one = { maxChoices: 1 };
const several = { maxChoices: 2 };

test('of one, a choice takes the place of the one before', () => {
  expect(choose(one, { ...emptyDraft, chosen: [0] }, 2).chosen).toEqual([2]);
  expect(choose(one, { ...emptyDraft, chosen: [2] }, 2).chosen).toEqual([2]);
});

test('of one, a choice clears own words and closes their field; own words clear the choice @4.65', () => {
  const own = { chosen: [], isOther: true, words: 'mine' };
  expect(choose(one, own, 1)).toEqual({ chosen: [1], isOther: false, words: '' });
  expect(chooseOther(one, { ...emptyDraft, chosen: [1] })).toEqual({ chosen: [], isOther: true, words: '' });
  expect(chooseOther(one, own)).toEqual(own);
});

test('of several, each is ticked and unticked by itself, and own words stay written', () => {
  const two = choose(several, choose(several, emptyDraft, 2), 0);
  expect(two.chosen).toEqual([0, 2]);
  const all = { ...chooseOther(several, two), words: 'mine' };
  expect(choose(several, all, 0)).toEqual({ chosen: [2], isOther: true, words: 'mine' });
  expect(chooseOther(several, all)).toEqual({ chosen: [0, 2], isOther: false, words: 'mine' });
});

test('more than may be chosen are ticked all the same: the form says so', () => {
  expect(choose(several, { ...emptyDraft, chosen: [0, 1] }, 2).chosen).toEqual([0, 1, 2]);
});
