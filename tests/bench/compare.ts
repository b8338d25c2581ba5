import type { Call, ComparedCall } from './calls';
import type { Child } from './child';
import { measure, type Contender } from './measure';
import { record, type Recorded } from './recorded';
import type { Compared, GrownCall } from './report';

/** A catalogue of some size, with the origin that serves it and the calls for it. */
export interface Grown {
  size: number;
  calls: { compared: readonly ComparedCall[]; others: readonly Call[] };
  origin: Child;
}

interface Pace {
  seconds: number;
  rounds: number;
}

/** Every call that is measured beside the bare server: in each round at all sizes, the bare server each time with the same bytes. */
export async function compareAll(grown: readonly Grown[], bare: Child, pace: Pace): Promise<Compared[]> {
  const all: Compared[] = [];
  for (const [index, { name, isRead }] of (grown[0]?.calls.compared ?? []).entries()) {
    const contenders: Contender[] = [];
    for (const { calls, origin } of grown) {
      const call = calls.compared[index]!;
      const recorded = await answersOf(origin, call);
      contenders.push({ child: bare, call, prepare: () => bare.tell(recorded) }, { child: origin, call });
    }
    const samples = await measure(contenders, pace);
    const sizes = grown.map(({ size }, place) => ({
      size,
      bare: samples[2 * place]!,
      origin: samples[2 * place + 1]!,
    }));
    all.push({ call: name, isRead, sizes });
    console.log(`Measured ${name}`);
  }
  return all;
}

/** Processor time per call needs less time to show than requests a second do. */
const GROWTH_SHARE = 0.5;

/** Every other call, at all sizes. */
export async function growAll(grown: readonly Grown[], { seconds, rounds }: Pace): Promise<GrownCall[]> {
  const all: GrownCall[] = [];
  for (const [index, { name }] of (grown[0]?.calls.others ?? []).entries()) {
    const contenders = grown.map(({ calls, origin }): Contender => ({ child: origin, call: calls.others[index]! }));
    for (const { child, call } of contenders) await answersOf(child, call);
    const samples = await measure(contenders, { seconds: seconds * GROWTH_SHARE, rounds });
    all.push({ call: name, sizes: grown.map(({ size }, place) => ({ size, origin: samples[place]! })) });
    console.log(`Measured ${name}`);
  }
  return all;
}

/** Asks everything once, so that nothing is measured that does not succeed. Of a call that is ever new, gives the first answer. */
async function answersOf(origin: Child, call: Call): Promise<Recorded[]> {
  const answers: Recorded[] = [];
  for (const ask of 'asks' in call ? call.asks : [call.nextAsk()]) answers.push(await record(origin.port, ask));
  return answers;
}
