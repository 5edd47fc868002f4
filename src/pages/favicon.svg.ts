import type { APIRoute } from 'astro';
import mark from '../airport/mark.svg?raw';

export const GET: APIRoute = () => new Response(mark);
