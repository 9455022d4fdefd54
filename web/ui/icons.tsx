import { type ReactNode } from 'react'

export function CrossIcon() {
  return (
    <Icon>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  )
}

export function BackIcon() {
  return (
    <Icon>
      <path d="M20 12H5M11 5.5L4.5 12l6.5 6.5" />
    </Icon>
  )
}

export function PageIcon() {
  return (
    <Icon>
      <path d="M6 3h8.5L19 7.5V21H6zM9.5 11.5h6M9.5 16h6" />
    </Icon>
  )
}

export function PenIcon() {
  return (
    <Icon>
      <path d="M4 20l1-4.5L16 4.5l3.5 3.5-11 11zM13.5 7l3.5 3.5" />
    </Icon>
  )
}

export function AccountIcon() {
  return (
    <Icon>
      <circle cx="12" cy="8.5" r="4" />
      <path d="M4.5 20.5c1-4.5 4-6 7.5-6s6.5 1.5 7.5 6" />
    </Icon>
  )
}

export function StrandsIcon() {
  return (
    <Icon>
      <path d="M3 6c4.3-3.4 6.9 3.4 9.4 0s5.2 3.4 9.4 0M3 12c4.3-3.4 6.9 3.4 9.4 0s5.2 3.4 9.4 0M3 18c4.3-3.4 6.9 3.4 9.4 0s5.2 3.4 9.4 0" />
    </Icon>
  )
}

export function EyeIcon() {
  return (
    <Icon>
      <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5z" />
      <circle cx="12" cy="12" r="2.8" />
    </Icon>
  )
}

export function ShutEyeIcon() {
  return (
    <Icon>
      <path d="M2.5 10C5 14 8.3 16 12 16s7-2 9.5-6M6 14l-2 3M12 16v3.5M18 14l2 3" />
    </Icon>
  )
}

export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="1.5rem"
      height="1.5rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
