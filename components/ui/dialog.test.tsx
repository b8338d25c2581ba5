import { fireEvent, render, screen } from '@testing-library/react';

import { Dialog } from './dialog';

const onClose = jest.fn();

function show() {
  render(
    <Dialog open onClose={onClose} title="Words" closeLabel="Close">
      <p>To be selected</p>
    </Dialog>,
  );
  return { dialog: screen.getByRole('dialog'), text: screen.getByText('To be selected') };
}

beforeAll(() => {
  // jsdom knows the element, not its modal.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
beforeEach(() => onClose.mockReset());

test('a press beside it closes it', () => {
  const { dialog } = show();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('one that began inside and ends beside it does not', () => {
  const { dialog, text } = show();
  fireEvent.pointerDown(text);
  // What a browser names is what has both ends in it.
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a click without a press closes it, whatever was pressed before', () => {
  const { dialog, text } = show();
  fireEvent.pointerDown(text);
  fireEvent.click(text);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});
