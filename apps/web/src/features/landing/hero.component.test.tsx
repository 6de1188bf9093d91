import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { renderInApplication, speakEnglish } from '../../shared/testing/components.tsx';
import { Hero } from './hero.tsx';

beforeAll(speakEnglish);
beforeEach(() => localStorage.clear());

const actions = () => {
  renderInApplication(<Hero />);
  return screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.getAttribute('data-variant')]);
};

it('leads a first visitor to the templates, and to a whole plan', () => {
  expect(actions()).toEqual([
    ['/builder/select-template', 'filled'],
    ['/templates/revista#pages', 'default'],
  ]);
});

it('leads a visitor with a draft back to it first', () => {
  localStorage.setItem('form.mission', JSON.stringify({ data: { mission: 'Bread' } }));
  expect(actions()).toEqual([
    ['/builder/form', 'filled'],
    ['/builder/select-template', 'default'],
  ]);
});
