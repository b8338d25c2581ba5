import { originOverHttp } from '@/lib/origin/handler';

export const dynamic = 'force-dynamic';

export { originOverHttp as GET, originOverHttp as HEAD };
