import { type StageAids, type StageCues } from './table-read-cues.ts'

/** The machines that help a room to read. There are none yet. */
export function useStageAids(_cues: StageCues): StageAids {
  return { panel: null, controls: null, forPart: () => null, keepsTime: false }
}
