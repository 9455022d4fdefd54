import { Button } from '../ui/button.tsx'
import { Notice } from './notice.tsx'

/** Browsers remember a failed import: only a reload tries again. */
export function OutOfReach() {
  return (
    <Notice title="No Signal" text="This page did not come. Please check your internet connection.">
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </Notice>
  )
}
