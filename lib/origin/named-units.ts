import { thirdPartiesOf, type ThirdPartySettings } from '@/lib/third-parties';
import type { AdUnit } from './store/ad-units';

/** The units that the operator has named for the site's viewer, as if they were booked: chapters then have a place for them. */
export function namedUnits(settings: ThirdPartySettings): AdUnit[] {
  const viewer = thirdPartiesOf(settings)?.ads?.units.viewer;
  const unit = {
    id: 0,
    placement: 'viewer',
    position: 0,
    network: 'adsense',
    ad_type: '',
    amazon_app_id: '',
    amazon_unit_id: '',
  } as const;
  return Object.entries(viewer ?? {}).map(([location, unit_id]) => ({ ...unit, unit_id, location }));
}
