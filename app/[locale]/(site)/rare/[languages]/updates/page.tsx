export { default, generateMetadata } from '../../../in/[languages]/updates/page';

export const dynamic = 'force-dynamic';
