import { missingPage } from '@/lib/server/admin/answers';

export const dynamic = 'force-dynamic';

export { missingPage as GET };
