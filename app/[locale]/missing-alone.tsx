import { Bare } from '@/components/shell/bare';
import { Missing } from '@/components/states/missing';

/** What is not there, where the pages beside it have no shell: they shall not bring one along for the few who come to nothing. */
export function MissingAlone() {
  return (
    <Bare>
      <Missing />
    </Bare>
  );
}
