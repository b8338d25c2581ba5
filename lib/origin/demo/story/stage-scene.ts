import type { LineKey } from './lines/all-lines';
import type { Beat, Role, Scene, SceneKind } from './scene';

/** A beat as a chapter uses it: in which scene, and who of the cast plays which role. */
export interface StagedBeat {
  beat: Beat;
  sceneId: string;
  kind: SceneKind;
  /** Whether the scene opens with it. */
  opens: boolean;
  where: Scene['where'];
  /** Of the gag that it opens. */
  title?: LineKey;
  /** Index in the cast of the series, by role. */
  casting: Readonly<Record<Role, number>>;
}

/** The beats of a scene with its roles given to the cast. */
export function stageScene(scene: Scene, casting: StagedBeat['casting']): StagedBeat[] {
  return scene.beats.map((beat, i) => ({
    beat,
    sceneId: scene.id,
    kind: scene.kind,
    where: scene.where,
    opens: i === 0,
    title: i === 0 ? scene.title : undefined,
    casting,
  }));
}
