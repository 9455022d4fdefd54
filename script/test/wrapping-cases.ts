import { action, type Case, scene, speech, title } from './expect-lines.ts'

const script =
  '<scene-heading>INT. X</scene-heading>\n<character>KEVIN</character>\n<dialogue>One.</dialogue>'
const whole = [scene('INT. X'), ...speech('Kevin', 'One.')]

const objects = [
  { type: 'scene-heading', text: 'INT. X' },
  { type: 'dialogue', character: 'KEVIN', parenthetical: '(dry)', text: 'One "two"\nthree <3.' },
  { type: 'action', text: 'A sock falls.' },
]
const objectLines = [
  scene('INT. X'),
  ...speech('Kevin', '(dry)', 'One "two" three <3.'),
  action('A sock falls.'),
]

export const wrappingCases: readonly Case[] = [
  { name: 'a code fence', text: `\`\`\`\n${script}\n\`\`\``, lines: whole },
  { name: 'a code fence with a language', text: `\`\`\`html\n${script}\n\`\`\`\n`, lines: whole },
  { name: 'a code fence only at the end', text: `${script}\n\`\`\``, lines: whole },
  { name: 'a code fence that is not closed', text: `\`\`\`xml\n${script}`, lines: whole },
  { name: 'nested code fences', text: `\`\`\`markdown\n\`\`\`html\n${script}\n\`\`\`\n\`\`\``, lines: whole },
  { name: 'code fences on the same line', text: `\`\`\`${script}\`\`\``, lines: whole },
  { name: 'waves as a fence', text: `~~~\n${script}\n~~~`, lines: whole },
  {
    name: 'a thought with tags inside',
    text: `<think>Maybe <dialogue>KEVIN: No</dialogue>\n\nor so</think>\n\n${script}`,
    lines: whole,
  },
  {
    name: 'a thought by another name',
    text: `<Thinking>\nHm <action>x</action>\n</Thinking>${script}<reasoning>Good?</reasoning>`,
    lines: whole,
  },
  {
    name: 'a stray end of a thought',
    text: `Okay, the user wants a sock. I need to use <dialogue> tags.\nKEVIN: No\n</think>\n${script}`,
    lines: whole,
  },
  {
    name: 'a stray end of a thought after prose',
    text: `A laundromat could work.\n\n</think>\n\n${script}`,
    lines: whole,
  },
  {
    name: 'a thought that never ends',
    text: `${script}<think>What now? <dialogue>No</dialogue>`,
    lines: whole,
  },
  {
    name: 'a stray end of a thought after the script has begun',
    text: `${script}</think>\n<dialogue>Two.</dialogue>`,
    lines: [...whole, speech('Kevin', 'Two.')[1]!],
  },
  { name: 'chat-template tokens', text: `<|im_start|>assistant\n${script}<|im_end|>`, lines: whole },
  {
    name: 'header tokens',
    text: `<|begin_of_text|><|start_header_id|>assistant<|end_header_id|>\n\n${script}<|eot_id|>`,
    lines: whole,
  },
  { name: 'turn tokens', text: `<start_of_turn>model\n${script}<end_of_turn>`, lines: whole },
  { name: 'instruction tokens', text: `<s>[INST] Write a script. [/INST] ${script}</s>`, lines: whole },
  { name: 'a leading role word', text: `assistant: ${script}`, lines: whole },
  {
    name: 'a leading role word before a cue',
    text: 'Assistant:\nKEVIN: One.',
    lines: speech('Kevin', 'One.'),
  },
  {
    name: 'a chatty preamble and tail',
    text: `Sure! Here's your script:\n\n${script}\n\nLet me know if you'd like any changes!`,
    lines: whole,
  },
  {
    name: 'a preamble of several lines',
    text: `Certainly.\n\nI have written a comedy.\nEnjoy!\n\n---\n\n${script}\n\n---\n\n*I hope you enjoy this script.*`,
    lines: whole,
  },
  {
    name: 'a preamble before plain lines',
    text: 'Here is your script:\n\nINT. X\n\nKEVIN: One.\n\nWould you like me to continue?',
    lines: whole,
  },
  {
    name: 'chat between two answers',
    text: `${script}\n\nSure! Here is the next act of the script:\n\n${script}`,
    lines: [...whole, ...whole],
  },
  { name: 'a refusal', text: "I'm sorry, but I can't write that.", lines: [] },
  { name: 'a JSON array', text: JSON.stringify(objects), lines: objectLines },
  {
    name: 'a JSON array in a fence',
    text: `Here it is:\n\`\`\`json\n${JSON.stringify(objects, null, 2)}\n\`\`\``,
    lines: objectLines,
  },
  {
    name: 'a JSON object with the lines',
    text: JSON.stringify({
      title: 'The Rinse',
      characters: [{ name: 'Kevin', description: 'No' }],
      lines: objects,
    }),
    lines: [title('The Rinse'), ...objectLines],
  },
  { name: 'a JSON object with the script', text: JSON.stringify({ script }), lines: whole },
  { name: 'a JSON array of texts', text: JSON.stringify(['INT. X', 'KEVIN: One.']), lines: whole },
  {
    name: 'JSON that is cut off',
    text: JSON.stringify(objects).slice(0, -30),
    lines: objectLines.slice(0, -1),
  },
]
