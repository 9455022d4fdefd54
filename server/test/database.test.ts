import { expect, test } from 'vitest'
import { openTestDatabase } from './database.ts'

test('is migrated, empty and apart from any other', async () => {
  const databases = await Promise.all([openTestDatabase(), openTestDatabase()])
  for (const { pool } of databases) {
    await pool.query(`insert into users (id, name, email) values ('ada', 'Ada', 'ada@example.com')`)
    expect((await pool.query('select id from users')).rows).toEqual([{ id: 'ada' }])
  }
  await Promise.all(databases.map((database) => database.close()))
})
