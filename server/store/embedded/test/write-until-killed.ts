import { pino } from 'pino'
import { openDatabase } from '../../database.ts'

const [dataDir = ''] = process.argv.slice(2)
const { pool } = await openDatabase({ url: null, dataDir, log: pino({ level: 'silent' }) })
await pool.query('create table if not exists acknowledged (n int primary key)')
const { rows } = await pool.query<{ last: number }>('select coalesce(max(n), 0) as last from acknowledged')

for (let n = (rows[0]?.last ?? 0) + 1; ; n++) {
  await pool.query('insert into acknowledged values ($1)', [n])
  process.stdout.write(`${n}\n`)
}
