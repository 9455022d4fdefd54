import { Icon } from '../ui/icons.tsx'

export function PreviousIcon() {
  return (
    <Icon>
      <path d="M14.5 5l-7 7 7 7" />
    </Icon>
  )
}

export function NextIcon() {
  return (
    <Icon>
      <path d="M9.5 5l7 7-7 7" />
    </Icon>
  )
}

export function PlayIcon() {
  return (
    <Icon>
      <path d="M7.5 4.5v15L19 12z" />
    </Icon>
  )
}

export function PauseIcon() {
  return (
    <Icon>
      <path d="M8 5v14M16 5v14" />
    </Icon>
  )
}

export function ListIcon() {
  return (
    <Icon>
      <path d="M4 6h.01M4 12h.01M4 18h.01M9 6h11M9 12h11M9 18h11" />
    </Icon>
  )
}

export function TypeIcon() {
  return (
    <Icon>
      <path d="M9.5 19l5-14 5 14M11 15h7M2.5 19l2.75-7L8 19M3.3 17h3.9" />
    </Icon>
  )
}

export function FullScreenIcon() {
  return (
    <Icon>
      <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
    </Icon>
  )
}

export function SmallScreenIcon() {
  return (
    <Icon>
      <path d="M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5" />
    </Icon>
  )
}

export function HelpIcon() {
  return (
    <Icon>
      <path d="M8 8.5a4 4 0 1 1 5.6 3.7c-1.1.5-1.6 1.2-1.6 2.5M12 19h.01" />
    </Icon>
  )
}

export function LaughIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M6.5 13.5h11a5.5 5.5 0 0 1-11 0zM7 9.5l2-1 1 1.2M17 9.5l-2-1-1 1.2" />
    </Icon>
  )
}

export function VoicesIcon() {
  return (
    <Icon>
      <path d="M4 5.5h16v10.5h-8.5L7 20v-4H4zM8 9.3h8M8 12.4h5" />
    </Icon>
  )
}

export function MuteIcon() {
  return (
    <Icon>
      <path d="M3.5 9.5v5h3.5L12 19V5L7 9.5zM16 9.5l5 5M21 9.5l-5 5" />
    </Icon>
  )
}

export function VoiceIcon() {
  return (
    <Icon>
      <path d="M3.5 9.5v5h3.5L12 19V5L7 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18.5 6a8.5 8.5 0 0 1 0 12" />
    </Icon>
  )
}

export function MicrophoneIcon() {
  return (
    <Icon>
      <rect x="9" y="3" width="6" height="11" rx="3" />
      <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />
    </Icon>
  )
}
