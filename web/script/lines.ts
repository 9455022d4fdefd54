export { createWritingText, type ScriptLines, type WritingText } from '../../script/growing-text.ts'
