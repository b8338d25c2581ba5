import { missingPage } from '@/lib/server/admin/answers';
import { exportFeedback, exportFigures, exportSurvey } from '@/lib/server/admin/exports';
import { serveExport, type Export } from '@/lib/server/admin/serve-export';

export const dynamic = 'force-dynamic';

const FILES: Record<string, Export> = {
  'figures.csv': exportFigures,
  'survey.csv': exportSurvey,
  'feedback.csv': exportFeedback,
};

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  return Object.hasOwn(FILES, file) ? serveExport(request, file, FILES[file]!) : missingPage();
}
