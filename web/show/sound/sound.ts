import { soundChoice } from './choice.ts'
import { makeSound, type Playing, type Sound } from './synth.ts'

/** In milliseconds: later than that it would be out of place. */
const latest = 400

let context: AudioContext | null = null
let playing: Playing | null = null
let voices = 0
let wasPressed = false

export function hasSound(): boolean {
  return 'AudioContext' in globalThis
}

/** From a press. What can be heard is heard at once. */
export function turnSound(isOn: boolean): void {
  soundChoice.change(isOn)
  if (!isOn) return hush()
  wasPressed = true
  playSound('rimshot')
}

/** One at a time; nothing where it is not wanted, before a press, on a hidden page, or over a voice. */
export function playSound(sound: Sound): void {
  void play(sound)
}

async function play(sound: Sound): Promise<void> {
  const asked = performance.now()
  if (!mayBeHeard()) return
  const open = openContext()
  // Some browsers still want a press of their own.
  if (open && open.state !== 'running') await open.resume().catch(() => {})
  if (!open || open.state !== 'running' || performance.now() - asked > latest || !mayBeHeard()) return
  hush()
  playing = makeSound(open, sound)
}

function mayBeHeard(): boolean {
  const isSpeaking = 'speechSynthesis' in globalThis && speechSynthesis.speaking
  return soundChoice.read() && voices === 0 && !isSpeaking && !document.hidden
}

/** Until it is released: a voice speaks, or a reader is listened to. */
export function silence(): () => void {
  voices++
  hush()
  return () => {
    voices--
  }
}

function hush() {
  playing?.stop()
  playing = null
}

function openContext(): AudioContext | null {
  const isPressed = wasPressed || ('userActivation' in navigator && navigator.userActivation.hasBeenActive)
  if (!isPressed || !hasSound()) return null
  return (context ??= new AudioContext())
}

document.addEventListener('visibilitychange', () => document.hidden && hush())
for (const press of ['pointerdown', 'keydown'])
  addEventListener(press, () => {
    wasPressed = true
    if (context?.state === 'suspended' && soundChoice.read()) void context.resume().catch(() => {})
  })
