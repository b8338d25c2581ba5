export { default, generateMetadata } from '../../../../in/[languages]/manga_list/[type]/page';

export const dynamic = 'force-dynamic';
