import { afterAll } from 'vitest';
import { createDatabase } from './database.ts';

// As on the local platform; a test that is about production sets it otherwise
process.env.CONTEXT = 'dev';
process.env.SITE_URL = 'http://localhost:8888';
process.env.SECRET = '0'.repeat(64);

const { drop } = await createDatabase();
afterAll(drop);
