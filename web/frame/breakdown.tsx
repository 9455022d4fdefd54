import { Component, useEffect, type ReactNode } from 'react'
import { Button, buttonLook } from '../ui/button.tsx'
import { Notice } from './notice.tsx'

/** Where a screen cannot be shown, React leaves an empty page; this says what is wrong. */
export class Breakdown extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override readonly state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    const mend = () => this.setState({ isBroken: false })
    return this.state.isBroken ? <TechnicalDifficulties onLeave={mend} /> : this.props.children
  }
}

function TechnicalDifficulties({ onLeave }: { onLeave: () => void }) {
  useEffect(() => {
    window.addEventListener('popstate', onLeave)
    return () => window.removeEventListener('popstate', onLeave)
  }, [onLeave])
  return (
    <div role="alert">
      <Notice
        title="Technical Difficulties"
        text="This page cannot be shown at the moment. Your scripts are kept. Please try again."
      >
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <a className={buttonLook('plain')} href="/">
          Home
        </a>
      </Notice>
    </div>
  )
}
