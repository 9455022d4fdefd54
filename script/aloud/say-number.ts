const units = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ') // prettier-ignore
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ordinals: { readonly [Digits in string]?: string } = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '5th': 'fifth',
  '8th': 'eighth',
  '9th': 'ninth',
  '12th': 'twelfth',
}

export function sayNumber(digits: string): string[] {
  const ordinal = ordinals[digits]
  if (ordinal !== undefined) return [ordinal]
  const bare = digits.replace(/\D/g, '')
  if (bare.length > 4 || (bare.length > 1 && bare.startsWith('0'))) return sayDigits(bare)
  const number = Number(bare)
  const isYear = number >= 1100 && number % 1000 >= 100
  if (!isYear) return sayBelowTenThousand(number)
  const [first, second] = [Math.floor(number / 100), number % 100]
  return [...sayBelowHundred(first), ...(second === 0 ? ['hundred'] : sayBelowHundred(second))]
}

function sayDigits(digits: string): string[] {
  return digits.split('').map((digit) => units[Number(digit)]!)
}

function sayBelowTenThousand(number: number): string[] {
  if (number >= 1000)
    return [...sayBelowHundred(Math.floor(number / 1000)), 'thousand', ...rest(number % 1000)]
  if (number >= 100) return [...sayBelowHundred(Math.floor(number / 100)), 'hundred', ...rest(number % 100)]
  return sayBelowHundred(number)
}

function rest(number: number): string[] {
  return number === 0 ? [] : sayBelowTenThousand(number)
}

function sayBelowHundred(number: number): string[] {
  if (number < 20) return [units[number]!]
  return [tens[Math.floor(number / 10)]!, ...(number % 10 === 0 ? [] : [units[number % 10]!])]
}
