/** Whether a picture that has come can be painted: a file that is cut off may tell its size and have nothing to show. */
export async function isSound(image: HTMLImageElement): Promise<boolean> {
  // The first time it is also refused where another of its files was chosen meanwhile.
  return image
    .decode()
    .catch(() => image.decode())
    .then(
      () => true,
      () => false,
    );
}
