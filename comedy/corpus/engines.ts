import { inventedColleague } from './engines/invented-colleague.ts'
import { jobSwap } from './engines/job-swap.ts'
import { overnightFame } from './engines/overnight-fame.ts'
import { theAuction } from './engines/the-auction.ts'
import { theCountdown } from './engines/the-countdown.ts'
import { theElection } from './engines/the-election.ts'
import { theFarewell } from './engines/the-farewell.ts'
import { theFeud } from './engines/the-feud.ts'
import { theInterpreter } from './engines/the-interpreter.ts'
import { theLockdown } from './engines/the-lockdown.ts'
import { theManual } from './engines/the-manual.ts'
import { theModelTeam } from './engines/the-model-team.ts'
import { thePrediction } from './engines/the-prediction.ts'
import { theRehearsal } from './engines/the-rehearsal.ts'
import { theReplica } from './engines/the-replica.ts'
import { theRules } from './engines/the-rules.ts'
import { theSecretInspector } from './engines/the-secret-inspector.ts'
import { theSurprise } from './engines/the-surprise.ts'
import { theTrial } from './engines/the-trial.ts'
import { theWrongExpert } from './engines/the-wrong-expert.ts'
import { type Engine } from './unit.ts'

export const engines: readonly Engine[] = [
  inventedColleague,
  theTrial,
  theLockdown,
  theWrongExpert,
  theFarewell,
  overnightFame,
  theSecretInspector,
  theManual,
  theRules,
  thePrediction,
  theInterpreter,
  theCountdown,
  theElection,
  theSurprise,
  theModelTeam,
  jobSwap,
  theReplica,
  theRehearsal,
  theAuction,
  theFeud,
]
