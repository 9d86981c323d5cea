// Generated from schemas/. Do not edit.
import { add, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.screen === undefined) || (!(func0.call(data, "screen")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "screen"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "screen")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.screen !== undefined && func0.call(data, "screen")){
let data0 = data.screen;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err2 = {instancePath:instancePath+"/screen",schemaPath:"#/properties/screen/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = add(vErrors, err2);
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/screen",schemaPath:"#/properties/screen/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/screen",schemaPath:"#/properties/screen/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.screen === undefined) || (!(func0.call(data, "screen")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "screen"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = add(vErrors, err1);
errors++;
}
if((data.settings === undefined) || (!(func0.call(data, "settings")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"}};
vErrors = add(vErrors, err2);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "id") || (key0 === "screen")) || (key0 === "name")) || (key0 === "settings")) || (key0 === "isDefault"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.screen !== undefined && func0.call(data, "screen")){
let data1 = data.screen;
if(typeof data1 === "string"){
if(func2(data1) > 80){
const err6 = {instancePath:instancePath+"/screen",schemaPath:"#/properties/screen/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = add(vErrors, err6);
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/screen",schemaPath:"#/properties/screen/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/screen",schemaPath:"#/properties/screen/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data2 = data.name;
if(typeof data2 === "string"){
if(func2(data2) > 40){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.settings !== undefined && func0.call(data, "settings")){
let data3 = data.settings;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 of Object.keys(data3)){
if(!(((key1 === "columns") || (key1 === "filters")) || (key1 === "sort"))){
const err11 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data3.columns !== undefined && func0.call(data3, "columns")){
let data4 = data3.columns;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err12 = {instancePath:instancePath+"/settings/columns",schemaPath:"#/properties/settings/properties/columns/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data3.filters !== undefined && func0.call(data3, "filters")){
let data5 = data3.filters;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err13 = {instancePath:instancePath+"/settings/filters",schemaPath:"#/properties/settings/properties/filters/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data3.sort !== undefined && func0.call(data3, "sort")){
let data6 = data3.sort;
if(typeof data6 === "string"){
if(func2(data6) > 60){
const err14 = {instancePath:instancePath+"/settings/sort",schemaPath:"#/properties/settings/properties/sort/maxLength",keyword:"maxLength",params:{limit: 60}};
vErrors = add(vErrors, err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/settings/sort",schemaPath:"#/properties/settings/properties/sort/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data.isDefault !== undefined && func0.call(data, "isDefault")){
if(typeof data.isDefault !== "boolean"){
const err17 = {instancePath:instancePath+"/isDefault",schemaPath:"#/properties/isDefault/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err17);
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err18);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/screen":"页面"};
const titles1 = {"/id":"编号"};
const titles2 = {"/id":"编号","/screen":"页面","/name":"名称","/settings":"设置","/settings/sort":"排序","/isDefault":"默认"};

export const validators = {
  "view.list": validator(check0, titles0),
  "view.remove": validator(check1, titles1),
  "view.save": validator(check2, titles2),
};

export const rules = {};

export const coerce = {};
