import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const API_ADDRESS = process.env.API_ADDRESS ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [reactRouter()],
  server: { proxy: { '/api': API_ADDRESS } },
  preview: { proxy: { '/api': API_ADDRESS } },
  build: { target: 'es2022', sourcemap: false },
});
