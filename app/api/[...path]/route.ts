import { originOverHttp } from '@/lib/origin/handler';

export const dynamic = 'force-dynamic';

export { originOverHttp as DELETE, originOverHttp as GET, originOverHttp as HEAD, originOverHttp as OPTIONS, originOverHttp as PATCH, originOverHttp as POST, originOverHttp as PUT };
