import { afterAll } from 'vitest';
import { createDatabase } from './database.ts';
import { secret } from './template.ts';

// As on the local platform; a test that is about production sets it otherwise
process.env.CONTEXT = 'dev';
process.env.SITE_URL = 'http://localhost:8888';
process.env.SECRET = secret;

const { drop } = await createDatabase();
afterAll(drop);
