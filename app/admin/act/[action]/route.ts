import { missingPage } from '@/lib/server/admin/answers';
import { setSwitches } from '@/lib/server/admin/set-switches';
import { showAnnouncement } from '@/lib/server/admin/show-announcement';
import { signIn } from '@/lib/server/admin/sign-in';
import { signOut } from '@/lib/server/admin/sign-out';

export const dynamic = 'force-dynamic';

const ACTS: Record<string, (request: Request) => Promise<Response>> = {
  'sign-in': signIn,
  'sign-out': signOut,
  switches: setSwitches,
  announcement: showAnnouncement,
};

export async function POST(request: Request, { params }: { params: Promise<{ action: string }> }): Promise<Response> {
  const { action } = await params;
  return Object.hasOwn(ACTS, action) ? ACTS[action]!(request) : missingPage();
}
