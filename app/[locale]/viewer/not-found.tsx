import SiteLayout from '../(site)/layout';
import SiteNotFound from '../(site)/not-found';
import { notFoundMetadata } from '../not-found-metadata';

export const generateMetadata = notFoundMetadata;

/** A chapter that never was: the viewer has no shell of its own to say so in. */
export default function ViewerNotFound() {
  return (
    <SiteLayout>
      <SiteNotFound />
    </SiteLayout>
  );
}
