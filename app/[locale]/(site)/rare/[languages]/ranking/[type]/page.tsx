export { default, generateMetadata } from '../../../../in/[languages]/ranking/[type]/page';

export const dynamic = 'force-dynamic';
