import SiteLayout from '../(site)/layout';
import SiteNotFound from '../(site)/not-found';
import { notFoundMetadata } from '../not-found-metadata';

export const generateMetadata = notFoundMetadata;

/** Nothing of the kind: the app shows no shell, a browser that strays here gets the site’s. */
export default function WebviewNotFound() {
  return (
    <SiteLayout>
      <SiteNotFound />
    </SiteLayout>
  );
}
