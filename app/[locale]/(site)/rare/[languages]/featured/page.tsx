export { default, generateMetadata } from '../../../in/[languages]/featured/page';

export const dynamic = 'force-dynamic';
