import type { wire } from '@/lib/wire/messages';
import type { Reader } from '../store/reader';
import { int32Seconds } from './seconds';

/**
 * The plan that a reader has, and when it is to be paid again; `disabled` for who has none, or has none any more. Plans are sold
 * elsewhere, without trials and downgrades.
 */
export function userSubscription({ subscription }: Reader, now: number): wire.ISubscription {
  const isCurrent = subscription !== undefined && now < subscription.endsAt;
  return {
    planType: isCurrent ? subscription.planType : 'disabled',
    nextPaymentDate: isCurrent ? int32Seconds(subscription.endsAt) : 0,
    isFreeTrial: false,
    isPendingDowngrade: false,
    isFirstTimeUser: subscription === undefined,
  };
}
