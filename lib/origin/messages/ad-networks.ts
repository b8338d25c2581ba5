import type { wire } from '@/lib/wire/messages';
import type { AdUnit } from '../store/ad-units';
import type { AdPlacement, AdType } from '../store/schema';

const AD_TYPES: Record<AdType, number> = {
  'still-image': 0,
  movie: 1,
  'native-manual': 2,
  'native-medium': 3,
  mrec: 4,
  reward: 5,
};

const NETWORKS: Record<AdUnit['network'], (unit: AdUnit) => wire.IAdNetwork> = {
  facebook: ({ unit_id }) => ({ facebook: { placementID: unit_id } }),
  admob: ({ unit_id }) => ({ admob: { unitID: unit_id } }),
  mopub: ({ unit_id }) => ({ mopub: { unitID: unit_id } }),
  adsense: ({ unit_id, location }) => ({ adsense: { unitID: unit_id, location } }),
  applovin: ({ unit_id }) => ({ applovin: { unitID: unit_id } }),
  'applovin-max': ({ unit_id, ad_type, amazon_app_id, amazon_unit_id }) => ({
    applovinMax: {
      unitID: unit_id,
      type: ad_type === '' ? 0 : AD_TYPES[ad_type],
      amazonAppId: amazon_app_id,
      amazonAdUnitId: amazon_unit_id,
    },
  }),
};

/** Who may advertise in a place, in the order to ask them; undefined where nobody may. */
export function adNetworks(units: readonly AdUnit[], placement: AdPlacement): wire.IAdNetworkList | undefined {
  const own = units.filter((unit) => unit.placement === placement);
  return own.length > 0 ? { adNetworks: own.map((unit) => NETWORKS[unit.network](unit)) } : undefined;
}
